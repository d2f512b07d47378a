CREATE TYPE "public"."capture_status" AS ENUM('COMPLETED', 'PENDING', 'DECLINED', 'FAILED', 'REFUNDED', 'PARTIALLY_REFUNDED');--> statement-breakpoint
CREATE TYPE "public"."invoice_status" AS ENUM('OPEN', 'SETTLED', 'REFUNDED');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('NEW', 'CREATED', 'APPROVED', 'CAPTURING', 'PENDING', 'DECLINED', 'CAPTURED', 'FAILED', 'CANCELLED', 'EXPIRED', 'REFUNDED');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('REQUESTED', 'PENDING', 'COMPLETED', 'FAILED');--> statement-breakpoint
CREATE TABLE "captures" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" "capture_status" NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"report_id" text,
	"user_id" text,
	"status" "invoice_status" DEFAULT 'OPEN' NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"charged_minor" integer NOT NULL,
	"charged_currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_report_id_key" UNIQUE("report_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"status" "order_status" DEFAULT 'NEW' NOT NULL,
	"provider" text NOT NULL,
	"provider_order_id" text,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"payee" text,
	"approve_url" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	"issue" text,
	"debug_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_provider_order_id_key" UNIQUE("provider_order_id")
);
--> statement-breakpoint
CREATE TABLE "receipt_serials" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"number" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_state" text NOT NULL,
	"buyer_country" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipts_order_id_key" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"capture_id" text NOT NULL,
	"status" "refund_status" DEFAULT 'REQUESTED' NOT NULL,
	"provider_refund_id" text,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"requested_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "refunds_provider_refund_id_key" UNIQUE("provider_refund_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"provider_order_id" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_corrections" (
	"report_id" text PRIMARY KEY NOT NULL,
	"before" jsonb NOT NULL,
	"corrected_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "captures" ADD CONSTRAINT "captures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_capture_id_captures_id_fk" FOREIGN KEY ("capture_id") REFERENCES "public"."captures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_corrections" ADD CONSTRAINT "report_corrections_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captures_order_id_idx" ON "captures" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_key" ON "orders" USING btree ("invoice_id") WHERE status IN ('NEW', 'CREATED', 'APPROVED', 'CAPTURING', 'PENDING', 'DECLINED');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_captured_key" ON "orders" USING btree ("invoice_id") WHERE status = 'CAPTURED';--> statement-breakpoint
CREATE INDEX "orders_open_checked_at_idx" ON "orders" USING btree ("checked_at") WHERE status IN ('NEW', 'CREATED', 'APPROVED', 'CAPTURING', 'PENDING', 'DECLINED');--> statement-breakpoint
CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_live_key" ON "refunds" USING btree ("capture_id") WHERE status <> 'FAILED';