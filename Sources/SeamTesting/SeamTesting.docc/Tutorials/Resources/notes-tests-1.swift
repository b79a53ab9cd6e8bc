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
}
