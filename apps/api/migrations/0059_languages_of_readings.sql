ALTER TABLE "groups" ADD COLUMN "report_language" text;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_versions" ADD COLUMN "shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "report_language" text DEFAULT 'en' NOT NULL;