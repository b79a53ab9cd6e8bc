import SeamSpies

@Spyable
public protocol NoteStoring: Sendable {
    func load() throws -> [String]
    func save(_ notes: [String]) throws
}
