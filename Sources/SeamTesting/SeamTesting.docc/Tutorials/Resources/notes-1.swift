import SeamSpies

@Spyable
protocol NoteStoring: Sendable {
    func load() throws -> [String]
    func save(_ notes: [String]) throws
}
