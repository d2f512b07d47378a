-- A group's report is found by its places as well: the group, the branch and the account, each a term of its own, so that the texts of
-- one group are met in the index alone.
CREATE FUNCTION "report_terms"(of_group boolean, places text[], name text, referred_by text, city text, signs smallint[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN search_terms('n', name) || search_terms('r', referred_by) || search_terms('c', city)
    || ARRAY(SELECT '#' || ((point - 1) * 12 + sign)::text FROM unnest(signs) WITH ORDINALITY AS placed(sign, point) WHERE sign IS NOT NULL)
    || CASE WHEN of_group THEN ARRAY['@'] || ARRAY(SELECT '@' || place FROM unnest(places) AS place WHERE place IS NOT NULL) END;
--> statement-breakpoint
DROP INDEX "report_search_terms_idx";
--> statement-breakpoint
CREATE INDEX "report_search_terms_idx" ON "report_search" USING gin (report_terms("of_group", ARRAY["group_id", "branch_id", "owner_id"], "name", "referred_by", "city", ARRAY["sun_sign", "moon_sign", "mercury_sign", "venus_sign", "mars_sign", "jupiter_sign", "saturn_sign", "rahu_sign", "ketu_sign", "ascendant_sign"])) WITH (fastupdate=false);
--> statement-breakpoint
DROP FUNCTION "report_terms"(boolean, text, text, text, smallint[]);
--> statement-breakpoint
-- Lists of a group go through the order's index alone, whatever they ask of a row.
DROP INDEX "report_search_group_id_idx";
--> statement-breakpoint
DROP INDEX "report_search_branch_id_idx";
--> statement-breakpoint
CREATE INDEX "report_search_group_id_idx" ON "report_search" USING btree ("group_id","created_at","report_id") INCLUDE ("branch_id", "owner_id", "name", "referred_by", "city", "mobile") WHERE "report_search"."group_id" is not null;
--> statement-breakpoint
CREATE INDEX "report_search_branch_id_idx" ON "report_search" USING btree ("branch_id","created_at","report_id") INCLUDE ("group_id", "owner_id", "name", "referred_by", "city", "mobile") WHERE "report_search"."branch_id" is not null;
--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'archive.ready';
--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'archive.failed';
--> statement-breakpoint
CREATE TYPE "public"."archive_state" AS ENUM('making', 'ready', 'failed');
--> statement-breakpoint
CREATE TYPE "public"."archive_left_out" AS ENUM('notReady', 'failed', 'closed');
--> statement-breakpoint
CREATE TABLE "report_archives" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" "archive_state" DEFAULT 'making' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"more" boolean NOT NULL,
	"slice" integer DEFAULT 0 NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_archives_user_id_key" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "report_archive_items" (
	"archive_id" text NOT NULL,
	"place" integer NOT NULL,
	"report_id" text NOT NULL,
	"left_out" "archive_left_out",
	CONSTRAINT "report_archive_items_archive_id_place_pk" PRIMARY KEY("archive_id","place")
);
--> statement-breakpoint
CREATE TABLE "report_archive_files" (
	"archive_id" text NOT NULL,
	"report_id" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "report_archive_files_archive_id_report_id_pk" PRIMARY KEY("archive_id","report_id")
);
--> statement-breakpoint
-- A PDF is compressed already.
ALTER TABLE "report_archive_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "report_archives" ADD CONSTRAINT "report_archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "report_archive_items" ADD CONSTRAINT "report_archive_items_archive_id_report_archives_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."report_archives"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "report_archive_files" ADD CONSTRAINT "report_archive_files_archive_id_report_archives_id_fk" FOREIGN KEY ("archive_id") REFERENCES "public"."report_archives"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "report_archive_files" ADD CONSTRAINT "report_archive_files_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "report_archives_expires_at_idx" ON "report_archives" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "report_archive_files_report_id_idx" ON "report_archive_files" USING btree ("report_id");
