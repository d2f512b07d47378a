CREATE TYPE "public"."blind_choice" AS ENUM('A', 'B', 'unsure');--> statement-breakpoint
CREATE TYPE "public"."blind_round_end" AS ENUM('complete', 'protocol');--> statement-breakpoint
CREATE TYPE "public"."blind_side" AS ENUM('A', 'B');--> statement-breakpoint
CREATE TYPE "public"."blind_standing" AS ENUM('counted', 'further', 'read');--> statement-breakpoint
CREATE TABLE "blind_test_areas" (
	"report_id" text NOT NULL,
	"area" text NOT NULL,
	CONSTRAINT "blind_test_areas_report_id_area_pk" PRIMARY KEY("report_id","area")
);
--> statement-breakpoint
CREATE TABLE "blind_test_draws" (
	"round" integer NOT NULL,
	"number" integer NOT NULL,
	"month" text NOT NULL,
	"band" text NOT NULL,
	"own_side" "blind_side" NOT NULL,
	"standing" "blind_standing" NOT NULL,
	"area" text,
	"choice" "blind_choice",
	CONSTRAINT "blind_test_draws_round_number_pk" PRIMARY KEY("round","number")
);
--> statement-breakpoint
CREATE TABLE "blind_test_open" (
	"report_id" text PRIMARY KEY NOT NULL,
	"round" integer NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blind_test_rounds" (
	"number" integer PRIMARY KEY NOT NULL,
	"protocol" text NOT NULL,
	"size" integer NOT NULL,
	"seed_hash" text NOT NULL,
	"seed_sealed" "bytea" NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended" "blind_round_end"
);
--> statement-breakpoint
ALTER TABLE "blind_test_areas" ADD CONSTRAINT "blind_test_areas_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_test_draws" ADD CONSTRAINT "blind_test_draws_round_blind_test_rounds_number_fk" FOREIGN KEY ("round") REFERENCES "public"."blind_test_rounds"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_test_open" ADD CONSTRAINT "blind_test_open_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blind_test_open" ADD CONSTRAINT "blind_test_open_draw_fk" FOREIGN KEY ("round","number") REFERENCES "public"."blind_test_draws"("round","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blind_test_open_draw_idx" ON "blind_test_open" USING btree ("round","number");--> statement-breakpoint
CREATE UNIQUE INDEX "blind_test_rounds_running_key" ON "blind_test_rounds" USING btree (("ended" is null)) WHERE "blind_test_rounds"."ended" is null;