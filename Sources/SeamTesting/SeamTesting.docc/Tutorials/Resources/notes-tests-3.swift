import SeamTesting
import Testing

@testable import Notes

@Suite(.testScope(NotesModule()))
struct NotebookTests {
    @Test func countsTheNotes() throws {
        spy(NoteStoringSpy.self).$load().returns(["Call Ada"])

        let notebook = try Container.current.resolve(Notebook.self)

        #expect(notebook.add("Buy milk") == "2 notes")
    }

    @Test func savesOnce() throws {
        let store = spy(NoteStoringSpy.self)
        store.$load().returns(["Call Ada"])

        _ = try Container.current.resolve(Notebook.self).add("Buy milk")

        store.$save(["Call Ada", "Buy milk"]).verify(.once)
    }

    @Test func saysThatTheDiskIsFull() throws {
        let store = spy(NoteStoringSpy.self)
        store.$load().returns([])
        store.$save(.any).throws(DiskFull())

        let notebook = try Container.current.resolve(Notebook.self)

        #expect(notebook.add("Buy milk") == "The note could not be kept.")
    }
}

struct DiskFull: Error {}
