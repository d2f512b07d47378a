ALTER TABLE "branches" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_group_id_id_key" UNIQUE("group_id","id");--> statement-breakpoint
DROP INDEX "branches_group_id_idx";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_branch_id_branches_id_fk";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_branch_of_group_fk" FOREIGN KEY ("group_id","branch_id") REFERENCES "public"."branches"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_branch_has_group" CHECK ("users"."branch_id" is null or "users"."group_id" is not null);--> statement-breakpoint
DROP INDEX "users_group_id_idx";--> statement-breakpoint
CREATE INDEX "users_group_id_branch_id_idx" ON "users" USING btree ("group_id","branch_id") WHERE "users"."group_id" is not null;--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_branch_id_branches_id_fk";--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_branch_of_group_fk" FOREIGN KEY ("group_id","branch_id") REFERENCES "public"."branches"("group_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_branch_has_group" CHECK ("reports"."branch_id" is null or "reports"."group_id" is not null);--> statement-breakpoint
-- What comes in by the public form of a group was made by nobody with an account.
ALTER TABLE "reports" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_have_an_owner" CHECK ("reports"."owner_id" is not null or "reports"."group_id" is not null);--> statement-breakpoint
ALTER TABLE "report_search" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
-- As before, and of reports without an account as well.
CREATE OR REPLACE FUNCTION "report_facts"(ids text[]) RETURNS SETOF "report_search" LANGUAGE sql STABLE AS $$
  SELECT r.id, r.group_id IS NOT NULL, r.created_at, r.owner_id, r.group_id, r.branch_id,
    search_fold(r.name), search_fold(r.referred_by), search_fold(coalesce(r.city, u.city, '')), coalesce(r.mobile, u.mobile, ''), sign.*
  FROM reports r LEFT JOIN users u ON u.id = r.owner_id, LATERAL (
    SELECT (max(code - 0) FILTER (WHERE code BETWEEN 1 AND 12))::smallint,
      (max(code - 12) FILTER (WHERE code BETWEEN 13 AND 24))::smallint,
      (max(code - 24) FILTER (WHERE code BETWEEN 25 AND 36))::smallint,
      (max(code - 36) FILTER (WHERE code BETWEEN 37 AND 48))::smallint,
      (max(code - 48) FILTER (WHERE code BETWEEN 49 AND 60))::smallint,
      (max(code - 60) FILTER (WHERE code BETWEEN 61 AND 72))::smallint,
      (max(code - 72) FILTER (WHERE code BETWEEN 73 AND 84))::smallint,
      (max(code - 84) FILTER (WHERE code BETWEEN 85 AND 96))::smallint,
      (max(code - 96) FILTER (WHERE code BETWEEN 97 AND 108))::smallint,
      (max(code - 108) FILTER (WHERE code BETWEEN 109 AND 120))::smallint
    FROM unnest(r.positions) AS code
  ) AS sign
  WHERE r.id = ANY (ids);
$$;
--> statement-breakpoint
CREATE TYPE "public"."consent_method" AS ENUM('self', 'staff', 'form', 'file');--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "given_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "method" "consent_method" DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "evidence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawn_at" timestamp with time zone;
