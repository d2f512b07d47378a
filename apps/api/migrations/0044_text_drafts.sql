ALTER TYPE "public"."knowledge_source" ADD VALUE 'draft';--> statement-breakpoint
CREATE TYPE "public"."draft_state" AS ENUM('drafting', 'ready', 'failed', 'approved', 'rejected', 'outdated');--> statement-breakpoint
CREATE TABLE "text_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"report_type" "report_type" NOT NULL,
	"key" text NOT NULL,
	"age_band" text DEFAULT '' NOT NULL,
	"lang" text NOT NULL,
	"kind" text NOT NULL,
	"state" "draft_state" DEFAULT 'drafting' NOT NULL,
	"source" jsonb,
	"source_hash" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"round" integer DEFAULT 1 NOT NULL,
	"from_bank" boolean DEFAULT false NOT NULL,
	"prompt_version" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"cached_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost" bigint,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"made_at" timestamp with time zone,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"version_id" integer
);
--> statement-breakpoint
CREATE TABLE "wording_bank" (
	"source_hash" text NOT NULL,
	"prompt_version" text NOT NULL,
	"model" text NOT NULL,
	"lang" text NOT NULL,
	"age_band" text NOT NULL,
	"kind" text NOT NULL,
	"report_type" "report_type" NOT NULL,
	"key" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"reviewed" text NOT NULL,
	"approved_by" text NOT NULL,
	"approved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wording_bank_pk" PRIMARY KEY("source_hash","prompt_version","model","lang","age_band","kind")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "text_drafts_open_key" ON "text_drafts" USING btree ("report_type","key","age_band","lang") WHERE "text_drafts"."state" in ('drafting', 'ready', 'failed');--> statement-breakpoint
CREATE INDEX "text_drafts_asked_at_idx" ON "text_drafts" USING btree ("report_type","asked_at");--> statement-breakpoint
CREATE INDEX "wording_bank_place_idx" ON "wording_bank" USING btree ("report_type","lang","key");
