CREATE SEQUENCE "public"."server_error_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
-- Unlogged: no process outlives the machine, and a backup leaves such tables out.
CREATE UNLOGGED TABLE "product_processes" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"host" text NOT NULL,
	"does_jobs" boolean NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_errors" (
	"slot" integer PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"request_id" text,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"frames" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_id" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "recipient" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "problem" text;--> statement-breakpoint
CREATE INDEX "audit_log_at_id_idx" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_at_idx" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_target_id_at_idx" ON "audit_log" USING btree ("target_id","at") WHERE "audit_log"."target_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_request_id_idx" ON "audit_log" USING btree ("request_id") WHERE "audit_log"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_kind_created_at_idx" ON "mails" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "mails_account_id_created_at_idx" ON "mails" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_sent_at_idx" ON "mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "mails_failed_at_idx" ON "mails" USING btree ("failed_at") WHERE "mails"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_waiting_idx" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null and "mails"."failed_at" is null;