/**
 * What is hashed of a row, as SQL over the alias `r`: every column in one order, as the text of a JSON list, so that no two
 * rows are written alike. A row's hash is SHA-256 of the hash before it and this text.
 */
export const AUDIT_PAYLOAD = `jsonb_build_array(r.seq::text, r.id,
  to_char(r.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), r.user_id, r.admin_id, r.action, r.entity_type,
  r.entity_id, r.details, r.ip_address, r.user_agent, r.success, r.error_message)::text`

export const AUDIT_HASH = `encode(sha256(convert_to(r.prev_hash || ${AUDIT_PAYLOAD}, 'UTF8')), 'hex')`

/** What the first row has in front of it. */
export const CHAIN_START = "0".repeat(64)
