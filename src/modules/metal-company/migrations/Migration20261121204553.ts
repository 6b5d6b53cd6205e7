import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121204553 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "metal_verification_request" drop constraint if exists "metal_verification_request_buyer_id_type_unique";`);
    this.addSql(`alter table if exists "metal_trusted_domain" drop constraint if exists "metal_trusted_domain_domain_unique";`);
    this.addSql(`alter table if exists "metal_company_suggestion" drop constraint if exists "metal_company_suggestion_request_id_unique";`);
    this.addSql(`alter table if exists "metal_buyer_address" drop constraint if exists "metal_buyer_address_buyer_id_type_unique";`);
    this.addSql(`create table if not exists "metal_buyer_address" ("id" text not null, "buyer_id" text not null, "type" text check ("type" in ('COMPANY', 'BILLING', 'SHIPPING')) not null, "line1" text not null, "line2" text null, "city" text not null, "state" text null, "postal_code" text not null, "country" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_buyer_address_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_buyer_address_buyer_id" ON "metal_buyer_address" ("buyer_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_buyer_address_deleted_at" ON "metal_buyer_address" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_buyer_address_buyer_id_type_unique" ON "metal_buyer_address" ("buyer_id", "type") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_company_suggestion" ("id" text not null, "request_id" text not null, "buyer_id" text not null, "user_provided_company_name" text not null, "user_provided_address" jsonb null, "suggested_company_id" text null, "potential_matches" jsonb not null, "confidence" real not null, "status" text check ("status" in ('PENDING', 'APPROVED', 'REJECTED', 'UNDER_REVIEW')) not null default 'PENDING', "needs_review" boolean not null default true, "reviewed_by" text null, "reviewed_at" timestamptz null, "review_notes" text null, "final_company_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_company_suggestion_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_company_suggestion_request_id_unique" ON "metal_company_suggestion" ("request_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_company_suggestion_deleted_at" ON "metal_company_suggestion" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_company_suggestion_buyer_id" ON "metal_company_suggestion" ("buyer_id") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_mail_ticket" ("id" text not null, "purpose" text check ("purpose" in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'RESUBMIT')) not null, "customer_id" text not null, "email" text not null, "expires_at" timestamptz not null, "used_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_mail_ticket_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_mail_ticket_deleted_at" ON "metal_mail_ticket" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_mail_ticket_customer_id_purpose" ON "metal_mail_ticket" ("customer_id", "purpose") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_mail_ticket_expires_at" ON "metal_mail_ticket" ("expires_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_trusted_domain" ("id" text not null, "domain" text not null, "company_id" text null, "is_active" boolean not null default true, "auto_approve" boolean not null default false, "access_level" text check ("access_level" in ('LIMITED', 'STANDARD', 'PREMIUM', 'RESTRICTED')) not null default 'STANDARD', "added_by" text null, "notes" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_trusted_domain_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_trusted_domain_domain_unique" ON "metal_trusted_domain" ("domain") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_trusted_domain_company_id" ON "metal_trusted_domain" ("company_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_trusted_domain_deleted_at" ON "metal_trusted_domain" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "metal_verification_request" ("id" text not null, "buyer_id" text not null, "company_id" text null, "type" text check ("type" in ('COMPANY_LINKING', 'CREDIT_APPLICATION', 'ACCOUNT_VERIFICATION', 'DOMAIN_VERIFICATION')) not null, "status" text check ("status" in ('PENDING', 'APPROVED', 'REJECTED', 'UNDER_REVIEW')) not null default 'PENDING', "requested_company_name" text null, "business_email" text not null, "job_title" text null, "reason_for_request" text null, "details" jsonb null, "reviewed_by" text null, "reviewed_at" timestamptz null, "review_notes" text null, "admin_decision" text null, "auto_approved" boolean not null default false, "auto_approval_reason" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "metal_verification_request_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_verification_request_deleted_at" ON "metal_verification_request" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_metal_verification_request_buyer_id_type_unique" ON "metal_verification_request" ("buyer_id", "type") WHERE status in ('PENDING', 'UNDER_REVIEW') AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_verification_request_status_created_at" ON "metal_verification_request" ("status", "created_at") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "metal_buyer_address" add constraint "metal_buyer_address_buyer_id_foreign" foreign key ("buyer_id") references "metal_buyer" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table if exists "metal_trusted_domain" add constraint "metal_trusted_domain_company_id_foreign" foreign key ("company_id") references "metal_company" ("id") on update cascade on delete set null;`);

    this.addSql(`alter table if exists "metal_company" add column if not exists "description" text null, add column if not exists "logo" text null, add column if not exists "vulcan_id" text null, add column if not exists "customer_since" text null, add column if not exists "requires_approval" boolean not null default false, add column if not exists "name_key" text not null default '', add column if not exists "place_key" text not null default '', add column if not exists "website_domain" text null, add column if not exists "merged_into_id" text null;`);
    // Close to what the application derives: companies of before are found again, and saved exactly when edited.
    this.addSql(`update "metal_company" set
      "name_key" = trim(regexp_replace(regexp_replace(lower("name"), '\\m(inc|ltd|llc|gmbh|corp|limited)\\M', '', 'g'), '[^[:alnum:]]+', ' ', 'g')),
      "place_key" = upper("country") || ':' || upper(regexp_replace("postal_code", '[\\s-]', '', 'g'));`);
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(`create index if not exists "IDX_metal_company_name_key_trgm" on "metal_company" using gin ("name_key" gin_trgm_ops);`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_company_place_key" ON "metal_company" ("place_key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_company_website_domain" ON "metal_company" ("website_domain") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "metal_buyer" add column if not exists "primary_number" text null, add column if not exists "primary_phone_type" text check ("primary_phone_type" in ('MOBILE', 'HOME', 'OFFICE')) null, add column if not exists "secondary_number" text null, add column if not exists "secondary_phone_type" text check ("secondary_phone_type" in ('MOBILE', 'HOME', 'OFFICE')) null, add column if not exists "company_name" text null, add column if not exists "consent_to_cookies" boolean not null default false, add column if not exists "consent_to_data_processing" boolean not null default false, add column if not exists "consent_to_marketing" boolean not null default false, add column if not exists "terms_accepted_at" timestamptz null, add column if not exists "is_active" boolean not null default true, add column if not exists "email_domain" text null, add column if not exists "is_domain_trusted" boolean not null default false, add column if not exists "trust_score" integer not null default 0, add column if not exists "verification_attempts" integer not null default 0, add column if not exists "last_verification_attempt" timestamptz null, add column if not exists "resubmissions" integer not null default 0, add column if not exists "approved_by" text null, add column if not exists "approved_at" timestamptz null, add column if not exists "rejection_reason" text null, add column if not exists "company_verified_at" timestamptz null, add column if not exists "sessions_valid_from" timestamptz null;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_buyer_account_status" ON "metal_buyer" ("account_status") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_metal_buyer_email_domain" ON "metal_buyer" ("email_domain") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "metal_buyer_address" cascade;`);

    this.addSql(`drop table if exists "metal_company_suggestion" cascade;`);

    this.addSql(`drop table if exists "metal_mail_ticket" cascade;`);

    this.addSql(`drop table if exists "metal_trusted_domain" cascade;`);

    this.addSql(`drop table if exists "metal_verification_request" cascade;`);

    this.addSql(`drop index if exists "IDX_metal_company_name_key_trgm";`);
    this.addSql(`drop index if exists "IDX_metal_company_place_key";`);
    this.addSql(`drop index if exists "IDX_metal_company_website_domain";`);
    this.addSql(`alter table if exists "metal_company" drop column if exists "description", drop column if exists "logo", drop column if exists "vulcan_id", drop column if exists "customer_since", drop column if exists "requires_approval", drop column if exists "name_key", drop column if exists "place_key", drop column if exists "website_domain", drop column if exists "merged_into_id";`);

    this.addSql(`drop index if exists "IDX_metal_buyer_account_status";`);
    this.addSql(`drop index if exists "IDX_metal_buyer_email_domain";`);
    this.addSql(`alter table if exists "metal_buyer" drop column if exists "primary_number", drop column if exists "primary_phone_type", drop column if exists "secondary_number", drop column if exists "secondary_phone_type", drop column if exists "company_name", drop column if exists "consent_to_cookies", drop column if exists "consent_to_data_processing", drop column if exists "consent_to_marketing", drop column if exists "terms_accepted_at", drop column if exists "is_active", drop column if exists "email_domain", drop column if exists "is_domain_trusted", drop column if exists "trust_score", drop column if exists "verification_attempts", drop column if exists "last_verification_attempt", drop column if exists "resubmissions", drop column if exists "approved_by", drop column if exists "approved_at", drop column if exists "rejection_reason", drop column if exists "company_verified_at", drop column if exists "sessions_valid_from";`);
  }

}
