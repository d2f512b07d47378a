CREATE TYPE "public"."group_plan" AS ENUM('CONTRACT', 'TRIAL');--> statement-breakpoint
CREATE TYPE "public"."group_type" AS ENUM('NGO', 'UNIVERSITY', 'Doctor', 'Clinic', 'Hospital');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('user', 'productAdmin', 'groupAdmin', 'branchAdmin', 'groupUser');--> statement-breakpoint
CREATE TYPE "public"."user_status" AS ENUM('PENDING', 'ACTIVE', 'DISABLED', 'DELETED');--> statement-breakpoint
CREATE TYPE "public"."planet" AS ENUM('Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu', 'Ascendant');--> statement-breakpoint
CREATE TYPE "public"."report_type" AS ENUM('Child', 'Adult', 'Student');--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('report.ready', 'report.failed');--> statement-breakpoint
CREATE TYPE "public"."birth_type" AS ENUM('Natural', 'Caesarean', 'Vacuum Extraction', 'Forceps Delivery');--> statement-breakpoint
CREATE TYPE "public"."gender" AS ENUM('Male', 'Female', 'Others');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('PENDING', 'PAID', 'TRIAL', 'FAILED', 'REFUNDED');--> statement-breakpoint
CREATE TYPE "public"."report_stage" AS ENUM('waiting', 'chart', 'wording', 'checks', 'ready', 'failed');--> statement-breakpoint
CREATE TYPE "public"."time_accuracy" AS ENUM('exact', 'about15', 'about30', 'about60', 'unknown');--> statement-breakpoint
CREATE TABLE "branches" (
	"id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"institution_code" text NOT NULL,
	"enterprise_code" "citext" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" "group_type" NOT NULL,
	"plan" "group_plan" NOT NULL,
	"form_token" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_enterprise_code_key" UNIQUE("enterprise_code")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"target_id" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "captchas" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"answer_hmac" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_tries" (
	"username_hash" "bytea" PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"wait_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"username" "citext" NOT NULL,
	"email" "citext" NOT NULL,
	"password_hash" text NOT NULL,
	"role" "role" NOT NULL,
	"status" "user_status" NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"dialling_code" text DEFAULT '' NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"group_id" text,
	"branch_id" text,
	"settings" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_key" UNIQUE("username"),
	CONSTRAINT "users_email_key" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "knowledge_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"report_type" "report_type" NOT NULL,
	"file_hash" text NOT NULL,
	"source" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "knowledge_versions_file_key" UNIQUE("report_type","file_hash","source")
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"version_id" integer NOT NULL,
	"planet" "planet" NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "passages_version_id_planet_position_pk" PRIMARY KEY("version_id","planet","position")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"report_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "loaded_data" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_names" (
	"place_id" text NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"folded" text NOT NULL,
	"spelling" text,
	"weight" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"within" text,
	"district" text,
	"state" text,
	"country" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"zone" text NOT NULL,
	"area" text NOT NULL,
	"weight" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"report_id" text PRIMARY KEY NOT NULL,
	"given_by" text NOT NULL,
	"wording" text NOT NULL,
	"wording_version" text NOT NULL,
	"language" text NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_sensitive" (
	"report_id" text PRIMARY KEY NOT NULL,
	"iq_level" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_versions" (
	"report_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_versions_report_id_version_pk" PRIMARY KEY("report_id","version")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"group_id" text,
	"branch_id" text,
	"report_type" "report_type" NOT NULL,
	"payment_status" "payment_status" NOT NULL,
	"stage" "report_stage" DEFAULT 'waiting' NOT NULL,
	"name" text NOT NULL,
	"gender" "gender" NOT NULL,
	"birth_type" "birth_type" NOT NULL,
	"blood_group" text DEFAULT '' NOT NULL,
	"referred_by" text DEFAULT '' NOT NULL,
	"date_of_birth" date NOT NULL,
	"time_of_birth" text NOT NULL,
	"time_accuracy" time_accuracy NOT NULL,
	"place_id" text NOT NULL,
	"place_description" text NOT NULL,
	"country" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"zone" text NOT NULL,
	"offset_seconds" integer NOT NULL,
	"birth_ms" bigint NOT NULL,
	"warnings" jsonb NOT NULL,
	"idempotency_key" text,
	"submission_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_idempotency_key" UNIQUE("owner_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_version_id_knowledge_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."knowledge_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sensitive" ADD CONSTRAINT "report_sensitive_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "branches_group_id_idx" ON "branches" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_at_idx" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "captchas_expires_at_idx" ON "captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "place_names_folded_index" ON "place_names" USING btree ("country","folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "place_names_spelling_index" ON "place_names" USING btree ("country","spelling" text_pattern_ops) WHERE "place_names"."spelling" is not null;--> statement-breakpoint
CREATE INDEX "place_names_indian_trigram_index" ON "place_names" USING gin ("spelling" gin_trgm_ops) WHERE "place_names"."spelling" is not null and "place_names"."country" = 'IN';--> statement-breakpoint
CREATE INDEX "place_names_trigram_index" ON "place_names" USING gin ("spelling" gin_trgm_ops) WHERE "place_names"."spelling" is not null and "place_names"."country" <> 'IN';--> statement-breakpoint
CREATE INDEX "places_country_index" ON "places" USING btree ("country");--> statement-breakpoint
CREATE INDEX "reports_owner_id_created_at_idx" ON "reports" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_group_id_created_at_idx" ON "reports" USING btree ("group_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at" DESC NULLS LAST);