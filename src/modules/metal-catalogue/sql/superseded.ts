/**
 * True of an import `f` that has written rows before a newer one of its kind wrote its own: the marks it left are gone, so
 * going on would withdraw what the newer feed lists.
 */
export const SUPERSEDED = `(f.next_row > 0 and exists (
  select 1 from metal_feed_import newer where newer.kind = f.kind and newer.id <> f.id and newer.deleted_at is null
    and newer.next_row > 0 and newer.started_at > f.started_at))`

export const SUPERSEDED_MESSAGE = "A newer feed of this kind has been imported since. Cancel this import and upload its feed again."
