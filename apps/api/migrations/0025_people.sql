CREATE TYPE "public"."opening_purpose" AS ENUM('question', 'payment', 'quality', 'safety');--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"status_before" "user_status" NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"erase_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_openings" (
	"report_id" text NOT NULL,
	"admin_id" text NOT NULL,
	"purpose" "opening_purpose" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_openings_report_id_admin_id_pk" PRIMARY KEY("report_id","admin_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_by" text;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_openings" ADD CONSTRAINT "report_openings_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_erase_after_idx" ON "account_deletions" USING btree ("erase_after");--> statement-breakpoint
CREATE INDEX "users_listed_by_created_idx" ON "users" USING btree ("created_at","id") WHERE "users"."role" = 'user' and "users"."status" <> 'DELETED';--> statement-breakpoint
CREATE INDEX "users_listed_by_name_idx" ON "users" USING btree (lower("first_name"),lower("last_name"),"id") WHERE "users"."role" = 'user' and "users"."status" <> 'DELETED';--> statement-breakpoint
CREATE INDEX "users_listed_by_email_idx" ON "users" USING btree ("email","id") WHERE "users"."role" = 'user' and "users"."status" <> 'DELETED';--> statement-breakpoint
CREATE INDEX "users_listed_by_city_idx" ON "users" USING btree (lower("city"),"id") WHERE "users"."role" = 'user' and "users"."status" <> 'DELETED';--> statement-breakpoint
CREATE INDEX "users_listed_by_country_idx" ON "users" USING btree (lower("country"),lower("city"),"id") WHERE "users"."role" = 'user' and "users"."status" <> 'DELETED';--> statement-breakpoint
CREATE INDEX "users_listed_by_activated_idx" ON "users" USING btree (("status" = 'ACTIVE'),"created_at","id") WHERE "users"."role" = 'user' and "users"."status" <> 'DELETED';--> statement-breakpoint
CREATE INDEX "users_listed_by_status_idx" ON "users" USING btree ("status","created_at","id") WHERE "users"."role" = 'user' and "users"."status" <> 'DELETED';--> statement-breakpoint
CREATE INDEX "users_listed_text_idx" ON "users" USING gin ((' ' || "first_name" || ' ' || "last_name" || ' ' || "username"::text || ' ' || "email"::text || ' ' || "dialling_code" || "mobile") gin_trgm_ops) WHERE "users"."role" = 'user' and "users"."status" <> 'DELETED';