import Seam
import SeamSpies

@Spyable
protocol NoteStoring: Sendable {
    func load() throws -> [String]
    func save(_ notes: [String]) throws
}

final class Notebook: Sendable {
    private let store: any NoteStoring

    init(store: any NoteStoring) {
        self.store = store
    }

    func add(_ note: String) -> String {
        do {
            let notes = try store.load() + [note]
            try store.save(notes)
            return "\(notes.count) notes"
        } catch {
            return "The note could not be kept."
        }
    }
}

struct NotesModule: Module {
    func register(in registry: inout Registry) {
        registry.register((any NoteStoring).self, lifetime: .singleton) { DiskStore() }
        registry.register(Notebook.self, using: Notebook.init(store:))
    }
}

struct DiskStore: NoteStoring {
    func load() throws -> [String] { [] }
    func save(_ notes: [String]) throws {}
}

func run() throws {
    let container = try Container(NotesModule(), context: .production)
    let notebook = try container.resolve(Notebook.self)
    print(notebook.add("Buy milk"))
}
