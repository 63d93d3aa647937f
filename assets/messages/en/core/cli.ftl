# Texts of the crate `cli`.
# Language and clock.
cli-one-language = The command line uses one language. Name one code, such as ro.
cli-clock = DRAWMASTER_NOW is "{ $text }", which is not a local time. Write it as 2026-08-14T09:00:00, or unset it.

# The demonstration.
cli-demo-written = Files in { $folder }:

# The tour book.
cli-tour-created = { $file } is created for { $name }.
cli-tour-undone = Undone: { $operation }.
cli-tour-championship = { $name } has { $count ->
        [one] 1 edition
       *[other] { $count } editions
    }.
cli-tour-confirmed = { $player } is confirmed for { $year }.
cli-tour-merged = Both are now one player: { $player }.
cli-tour-separate = Recorded as different people: { $players }.
cli-tour-seeds = { $file } is written: { $players ->
        [one] 1 player
       *[other] { $players } players
    }, signed with { $key }.
cli-tour-published = { $folder } holds { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    }, { $players } of them for players.
cli-tour-unchanged = The tour book already has this bundle of { $event }. Nothing changed.
cli-tour-added = { $event } by { $organiser } is added as an edition of { $championship }: { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $new } new to the tour.
cli-tour-changed = Changed: { $line }
cli-tour-follows = Effect: { $line }
cli-tour-duplicates = { $count ->
        [one] 1 pair of players
       *[other] { $count } pairs of players
    } may be the same person. See tour merge.
cli-tour-printed = { $file } is written, { $bytes } bytes.
