import {
  LISTED_FROM,
  MATCH_WEIGHTS,
  isFreeMailDomain,
  mailDomainOf,
  normaliseCompanyName,
  type CompanyClaim,
} from "@billet/backend/accounts"
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql"
import { placeKeyOf } from "../match-keys"

export type MatchCandidate = {
  id: string
  name: string
  line1: string
  city: string
  postalCode: string
  country: string
  website: string | null
  domains: string[]
}

/** The database rounds similarities to four bytes; a candidate too many is sorted out by the rule, one too few is lost. */
const MARGIN = 0.02
/** Without the domain's and the place's weight, only a name this alike can be listed. */
const NAME_ALONE = LISTED_FROM / MATCH_WEIGHTS.name - MARGIN
const NAME_WITH_PLACE = (LISTED_FROM - MATCH_WEIGHTS.place) / MATCH_WEIGHTS.name - MARGIN
const MOST = 200

/** A domain and its parents, as far as a company could own them: "eu.acme.com" gives itself and "acme.com". */
function domainFamily(mail: string): string[] {
  const domain = mailDomainOf(mail)
  if (domain === "" || isFreeMailDomain(domain)) return []
  const labels = domain.split(".")
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."))
}

/**
 * Every company that can reach the confidence to be listed, by three indexes: a name alike enough to stand alone, the mail's
 * domain, or the same place with a fairly alike name. Source: decision 40.
 */
export async function matchCandidates(sql: SqlEntityManager, claim: CompanyClaim): Promise<MatchCandidate[]> {
  const name = normaliseCompanyName(claim.name)
  const domains = JSON.stringify(domainFamily(claim.mail))
  const place = placeKeyOf({ postal_code: claim.postalCode, country: claim.country })
  await sql.execute("select set_config('pg_trgm.similarity_threshold', ?, true)", [NAME_ALONE.toFixed(4)])
  return await sql.execute(
    `with found as (
       (select id from metal_company where name_key % ? and deleted_at is null order by similarity(name_key, ?) desc limit ${MOST})
       union select id from metal_company
         where website_domain = any (array(select jsonb_array_elements_text(?::jsonb))) and deleted_at is null
       union select company_id from metal_trusted_domain
         where domain = any (array(select jsonb_array_elements_text(?::jsonb))) and is_active and deleted_at is null
       union (select id from metal_company where place_key = ? and deleted_at is null and similarity(name_key, ?) >= ? limit ${MOST})
     )
     select c.id, c.name, c.line1, c.city, c.postal_code as "postalCode", c.country, c.website,
       coalesce((select jsonb_agg(d.domain) from metal_trusted_domain d
                 where d.company_id = c.id and d.is_active and d.deleted_at is null), '[]')
       || case when c.website_domain is null then '[]' else jsonb_build_array(c.website_domain) end as domains
     from metal_company c
     where c.id = any (array(select id from found)) and c.deleted_at is null and c.is_active and c.merged_into_id is null
     order by similarity(c.name_key, ?) desc, c.id limit ${MOST}`,
    [name, name, domains, domains, place, name, NAME_WITH_PLACE, name],
  )
}
