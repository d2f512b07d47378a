CREATE TYPE "public"."model_purpose" AS ENUM('report', 'draft', 'judge', 'probe');--> statement-breakpoint
CREATE TYPE "public"."model_call_outcome" AS ENUM('asked', 'answered', 'lost', 'unreachable', 'timeout', 'busy', 'unauthorised', 'refused', 'cut-off', 'server-error', 'too-large', 'bad-answer', 'resting', 'budget');--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'model.budget';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'model.group_budget';--> statement-breakpoint
CREATE TABLE "model_budgets" (
	"day" date NOT NULL,
	"scope" text NOT NULL,
	"tokens_reserved" bigint DEFAULT 0 NOT NULL,
	"cost_reserved" bigint DEFAULT 0 NOT NULL,
	"tokens_used" bigint DEFAULT 0 NOT NULL,
	"cost_used" bigint DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "model_budgets_day_scope_pk" PRIMARY KEY("day","scope")
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" "model_purpose" NOT NULL,
	"report_id" text,
	"group_id" text,
	"day" date NOT NULL,
	"model" text NOT NULL,
	"outcome" "model_call_outcome" DEFAULT 'asked' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tokens_reserved" bigint DEFAULT 0 NOT NULL,
	"cost_reserved" bigint DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"cached_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost" bigint DEFAULT 0 NOT NULL,
	"took_ms" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"lost_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "model_calls_at_idx" ON "model_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "model_calls_day_idx" ON "model_calls" USING btree ("day");--> statement-breakpoint
CREATE INDEX "model_calls_asked_idx" ON "model_calls" USING btree ("lost_at") WHERE "model_calls"."outcome" = 'asked';
