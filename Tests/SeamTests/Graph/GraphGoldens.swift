//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What the fixtures print, word for word.
enum GraphGoldens {
    static let exampleTree = #"""
        SyncViewModel · scoped · @MainActor
        ├─ SyncManager · singleton
        │  ├─ any FileAccessing · singleton · boundary
        │  ├─ any Connecting · transient · boundary · override
        │  │  └─ any HTTPClient · singleton · boundary · decorated · learned
        │  │     ├─ TokenStore · singleton · async · learned
        │  │     │  └─ any Clock · singleton · only preview, test
        │  │     └─ String "token" · default of its key · singleton
        │  └─ Cache<String, Data> · shared
        │     └─ any Clock · singleton · only preview, test
        └─ any Analytics · missing · optional
        (Host, Int) -> any Session · transient
        └─ any HTTPClient · singleton · boundary · decorated · learned · shown above ↑

        """#

    static let exampleMermaid = #"""
        flowchart LR
            subgraph m_AppModule["AppModule"]
                s_SyncManager["SyncManager<br/>singleton"]
                s_SyncViewModel["SyncViewModel<br/>scoped, @MainActor"]
                s_anyFileAccessing[["any FileAccessing<br/>singleton, boundary"]]
            end
            subgraph m_NetworkModule["NetworkModule"]
                s_HostIntanySession["(Host, Int) -#gt; any Session<br/>transient"]
                s_TokenStore["TokenStore<br/>singleton, async"]
                s_anyConnecting[["any Connecting<br/>transient, boundary, override"]]
                s_anyHTTPClient[["any HTTPClient<br/>singleton, boundary, decorated"]]
            end
            subgraph m_StorageModule["StorageModule"]
                s_CacheStringData["Cache#lt;String, Data#gt;<br/>shared"]
                s_anyClock["any Clock<br/>singleton, only preview, test"]
            end
            s_Stringtoken["String #quot;token#quot;<br/>default of its key, singleton"]
            s_anyAnalytics["any Analytics<br/>missing"]
            s_SyncManager --> s_anyFileAccessing
            s_SyncManager --> s_anyConnecting
            s_SyncManager --> s_CacheStringData
            s_SyncViewModel --> s_SyncManager
            s_SyncViewModel -->|optional| s_anyAnalytics
            s_HostIntanySession -.-> s_anyHTTPClient
            s_TokenStore --> s_anyClock
            s_anyConnecting -.-> s_anyHTTPClient
            s_anyHTTPClient -.-> s_TokenStore
            s_anyHTTPClient --> s_Stringtoken
            s_CacheStringData --> s_anyClock
            classDef singleton fill:#cfe4ff,stroke:#0969da,color:#1f2328
            class s_SyncManager,s_anyFileAccessing,s_TokenStore,s_anyHTTPClient,s_anyClock,s_Stringtoken singleton
            classDef scoped fill:#d2f4d9,stroke:#1a7f37,color:#1f2328
            class s_SyncViewModel scoped
            classDef shared fill:#fff2b8,stroke:#9a6700,color:#1f2328
            class s_CacheStringData shared
            classDef transient fill:#ffffff,stroke:#6e7781,color:#1f2328
            class s_HostIntanySession,s_anyConnecting transient
            classDef missing fill:#ffebe9,stroke:#cf222e,color:#cf222e,stroke-dasharray:5 3
            class s_anyAnalytics missing
            classDef override stroke:#bc4c00,stroke-width:3px
            class s_anyConnecting override

        """#

    static let exampleDOT = #"""
        digraph Seam {
          graph [rankdir=LR, fontname="Helvetica,Arial,sans-serif", fontsize=12, fontcolor="#57606a", bgcolor="#ffffff", pad=0.3, nodesep=0.25, ranksep=0.7, outputorder=edgesfirst]
          node [shape=box, style="rounded,filled", fontname="Helvetica,Arial,sans-serif", fontsize=11, fontcolor="#1f2328", height=0.3, margin="0.12,0.06"]
          edge [arrowsize=0.6, penwidth=1.1, fontname="Helvetica,Arial,sans-serif", fontsize=9, fontcolor="#57606a"]
          subgraph cluster_0 {
            label="AppModule"; labeljust=l; style="rounded,filled"; color="#d0d7de"; fillcolor="#f6f8fa"
            "SyncManager" [label=<SyncManager>, fillcolor="#cfe4ff", color="#0969da", tooltip="App/AppModule.swift:8"]
            "SyncViewModel" [label=<SyncViewModel<br/><font point-size="8" color="#57606a">@MainActor</font>>, fillcolor="#d2f4d9", color="#1a7f37", tooltip="App/AppModule.swift:9"]
            "any FileAccessing" [label=<any FileAccessing>, fillcolor="#cfe4ff", color="#0969da", peripheries=2, tooltip="App/AppModule.swift:6"]
          }
          subgraph cluster_1 {
            label="NetworkModule"; labeljust=l; style="rounded,filled"; color="#d0d7de"; fillcolor="#f6f8fa"
            "(Host, Int) -> any Session" [label=<(Host, Int) -&gt; any Session>, fillcolor="#ffffff", color="#6e7781", tooltip="App/NetworkModule.swift:7"]
            "TokenStore" [label=<TokenStore<br/><font point-size="8" color="#57606a">async</font>>, fillcolor="#cfe4ff", color="#0969da", tooltip="App/NetworkModule.swift:8"]
            "any Connecting" [label=<any Connecting<br/><font point-size="8" color="#57606a">override</font>>, fillcolor="#ffffff", color="#bc4c00", penwidth=2, peripheries=2, tooltip="App/NetworkModule.swift:5"]
            "any HTTPClient" [label=<any HTTPClient<br/><font point-size="8" color="#57606a">decorated</font>>, fillcolor="#cfe4ff", color="#0969da", peripheries=2, tooltip="App/NetworkModule.swift:6"]
          }
          subgraph cluster_2 {
            label="StorageModule"; labeljust=l; style="rounded,filled"; color="#d0d7de"; fillcolor="#f6f8fa"
            "Cache<String, Data>" [label=<Cache&lt;String, Data&gt;>, fillcolor="#fff2b8", color="#9a6700", tooltip="App/StorageModule.swift:5"]
            "any Clock" [label=<any Clock<br/><font point-size="8" color="#57606a">only preview, test</font>>, fillcolor="#cfe4ff", color="#0969da", tooltip="App/StorageModule.swift:4"]
          }
          "String \"token\"" [label=<String &quot;token&quot;<br/><font point-size="8" color="#57606a">default of its key</font>>, fillcolor="#cfe4ff", color="#0969da"]
          "any Analytics" [label=<any Analytics<br/><font point-size="8" color="#57606a">missing</font>>, fillcolor="#ffebe9", color="#cf222e", style="rounded,filled,dashed"]
          edge [color="#3b6ea8"]
          "SyncManager" -> "any FileAccessing"
          "SyncManager" -> "any Connecting"
          "SyncManager" -> "Cache<String, Data>"
          "SyncViewModel" -> "SyncManager"
          "SyncViewModel" -> "any Analytics" [arrowhead=empty, label="?"]
          edge [color="#b35900"]
          "(Host, Int) -> any Session" -> "any HTTPClient" [style=dashed]
          "TokenStore" -> "any Clock"
          "any Connecting" -> "any HTTPClient" [style=dashed]
          "any HTTPClient" -> "TokenStore" [style=dashed]
          "any HTTPClient" -> "String \"token\""
          edge [color="#3d8b4d"]
          "Cache<String, Data>" -> "any Clock"
          "the legend" [shape=plain, style="", label=<<table border="1" color="#d0d7de" cellborder="0" cellspacing="3" cellpadding="2" style="rounded"><tr><td bgcolor="#cfe4ff" color="#0969da" border="1"><font point-size="11">   </font></td><td align="left"><font point-size="9">singleton</font></td></tr><tr><td bgcolor="#d2f4d9" color="#1a7f37" border="1"><font point-size="11">   </font></td><td align="left"><font point-size="9">scoped</font></td></tr><tr><td bgcolor="#fff2b8" color="#9a6700" border="1"><font point-size="11">   </font></td><td align="left"><font point-size="9">shared</font></td></tr><tr><td bgcolor="#ffffff" color="#6e7781" border="1"><font point-size="11">   </font></td><td align="left"><font point-size="9">transient</font></td></tr><tr><td border="0"><font point-size="11">▣</font></td><td align="left"><font point-size="9">boundary: tests can replace it</font></td></tr><tr><td bgcolor="#ffffff" color="#bc4c00" border="2"><font point-size="11">   </font></td><td align="left"><font point-size="9">override</font></td></tr><tr><td bgcolor="#ffebe9" color="#cf222e" border="1"><font point-size="11">   </font></td><td align="left"><font point-size="9">missing</font></td></tr><tr><td border="0"><font point-size="11">→</font></td><td align="left"><font point-size="9">needs</font></td></tr><tr><td border="0"><font point-size="11">⇢</font></td><td align="left"><font point-size="9">needs, learned while running</font></td></tr><tr><td border="0"><font point-size="11">▷ ?</font></td><td align="left"><font point-size="9">needs if there is one</font></td></tr></table>>]
        }

        """#

    static let awkwardTree = #"""
        Größe · scoped
        Store "a\b #1 `x`" · transient
        ├─ any A.Session · scoped
        └─ any B.Session · scoped · learned · optional
        end · shared
        ├─ Map<A & B, "C"> · singleton
        └─ end · shared · learned · circle ↺

        """#

    static let awkwardMermaid = #"""
        flowchart LR
            subgraph m_AquotedModulemore["A #quot;quoted#quot; #lt;Module#gt; #amp; more"]
                s_MapABC["Map#lt;A #amp; B, #quot;C#quot;#gt;<br/>singleton"]
            end
            subgraph m_One["One"]
                s_anyASession["any A.Session<br/>scoped"]
            end
            subgraph m_Two["Two"]
                s_anyBSession["any B.Session<br/>scoped"]
            end
            s_Gre["Größe<br/>scoped"]
            s_Storeab1x["Store #quot;a#92;b #35;1 #96;x#96;#quot;<br/>transient"]
            s_end["end<br/>shared"]
            s_Storeab1x --> s_anyASession
            s_Storeab1x -.->|optional| s_anyBSession
            s_end --> s_MapABC
            s_end -.-> s_end
            classDef singleton fill:#cfe4ff,stroke:#0969da,color:#1f2328
            class s_MapABC singleton
            classDef scoped fill:#d2f4d9,stroke:#1a7f37,color:#1f2328
            class s_anyASession,s_anyBSession,s_Gre scoped
            classDef shared fill:#fff2b8,stroke:#9a6700,color:#1f2328
            class s_end shared
            classDef transient fill:#ffffff,stroke:#6e7781,color:#1f2328
            class s_Storeab1x transient

        """#

    static let awkwardDOT = #"""
        digraph Seam {
          graph [rankdir=LR, fontname="Helvetica,Arial,sans-serif", fontsize=12, fontcolor="#57606a", bgcolor="#ffffff", pad=0.3, nodesep=0.25, ranksep=0.7, outputorder=edgesfirst]
          node [shape=box, style="rounded,filled", fontname="Helvetica,Arial,sans-serif", fontsize=11, fontcolor="#1f2328", height=0.3, margin="0.12,0.06"]
          edge [arrowsize=0.6, penwidth=1.1, fontname="Helvetica,Arial,sans-serif", fontsize=9, fontcolor="#57606a"]
          subgraph cluster_0 {
            label="A \"quoted\" <Module> & more"; labeljust=l; style="rounded,filled"; color="#d0d7de"; fillcolor="#f6f8fa"
            "Map<A & B, \"C\">" [label=<Map&lt;A &amp; B, &quot;C&quot;&gt;>, fillcolor="#cfe4ff", color="#0969da", tooltip="App/A \"quoted\" <Module> & more.swift:1"]
          }
          subgraph cluster_1 {
            label="One"; labeljust=l; style="rounded,filled"; color="#d0d7de"; fillcolor="#f6f8fa"
            "any A.Session" [label=<any A.Session>, fillcolor="#d2f4d9", color="#1a7f37"]
          }
          subgraph cluster_2 {
            label="Two"; labeljust=l; style="rounded,filled"; color="#d0d7de"; fillcolor="#f6f8fa"
            "any B.Session" [label=<any B.Session>, fillcolor="#d2f4d9", color="#1a7f37"]
          }
          "Größe" [label=<Größe>, fillcolor="#d2f4d9", color="#1a7f37"]
          "Store \"a\\b #1 `x`\"" [label=<Store &quot;a\b #1 `x`&quot;>, fillcolor="#ffffff", color="#6e7781"]
          "end" [label=<end>, fillcolor="#fff2b8", color="#9a6700"]
          edge [color="#a33b6f"]
          "Store \"a\\b #1 `x`\"" -> "any A.Session"
          "Store \"a\\b #1 `x`\"" -> "any B.Session" [style=dashed, arrowhead=empty, label="?"]
          "end" -> "Map<A & B, \"C\">"
          "end" -> "end" [style=dashed]
          "the legend" [shape=plain, style="", label=<<table border="1" color="#d0d7de" cellborder="0" cellspacing="3" cellpadding="2" style="rounded"><tr><td bgcolor="#cfe4ff" color="#0969da" border="1"><font point-size="11">   </font></td><td align="left"><font point-size="9">singleton</font></td></tr><tr><td bgcolor="#d2f4d9" color="#1a7f37" border="1"><font point-size="11">   </font></td><td align="left"><font point-size="9">scoped</font></td></tr><tr><td bgcolor="#fff2b8" color="#9a6700" border="1"><font point-size="11">   </font></td><td align="left"><font point-size="9">shared</font></td></tr><tr><td bgcolor="#ffffff" color="#6e7781" border="1"><font point-size="11">   </font></td><td align="left"><font point-size="9">transient</font></td></tr><tr><td border="0"><font point-size="11">→</font></td><td align="left"><font point-size="9">needs</font></td></tr><tr><td border="0"><font point-size="11">⇢</font></td><td align="left"><font point-size="9">needs, learned while running</font></td></tr><tr><td border="0"><font point-size="11">▷ ?</font></td><td align="left"><font point-size="9">needs if there is one</font></td></tr></table>>]
        }

        """#
}
