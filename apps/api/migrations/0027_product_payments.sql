ALTER TYPE "public"."notification_kind" ADD VALUE 'payment.partly_refunded' BEFORE 'payment.failed';--> statement-breakpoint
CREATE TABLE "complimentary_grants" (
	"report_id" text PRIMARY KEY NOT NULL,
	"granted_by" text NOT NULL,
	"reason" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_note_serials" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"number" text PRIMARY KEY NOT NULL,
	"receipt_number" text NOT NULL,
	"refund_id" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"tax" jsonb NOT NULL,
	"reason" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_notes_refund_id_key" UNIQUE("refund_id")
);
--> statement-breakpoint
CREATE TABLE "order_steps" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"kind" text NOT NULL,
	"refund_id" text,
	"issue" text,
	"reference" text
);
--> statement-breakpoint
DROP INDEX "refunds_one_live_key";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "complimentary_grants" ADD CONSTRAINT "complimentary_grants_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_receipt_number_receipts_number_fk" FOREIGN KEY ("receipt_number") REFERENCES "public"."receipts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_receipt_number_idx" ON "credit_notes" USING btree ("receipt_number");--> statement-breakpoint
CREATE INDEX "order_steps_order_id_at_idx" ON "order_steps" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_steps_refund_id_idx" ON "order_steps" USING btree ("refund_id") WHERE refund_id is not null;--> statement-breakpoint
CREATE INDEX "orders_status_created_at_id_idx" ON "orders" USING btree ("status","created_at","id","amount_minor");--> statement-breakpoint
CREATE INDEX "orders_currency_created_at_id_idx" ON "orders" USING btree ("currency","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_amount_minor_id_idx" ON "orders" USING btree ("amount_minor","id");--> statement-breakpoint
CREATE INDEX "orders_updated_at_id_idx" ON "orders" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "refunds_capture_id_created_at_idx" ON "refunds" USING btree ("capture_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_request_key" ON "refunds" USING btree ("capture_id","request_key");--> statement-breakpoint
CREATE INDEX "refunds_due_idx" ON "refunds" USING btree ("capture_id") WHERE issue is not null and status <> 'COMPLETED';--> statement-breakpoint
CREATE INDEX "refunds_open_checked_at_idx" ON "refunds" USING btree ("checked_at") WHERE status in ('REQUESTED', 'PENDING');--> statement-breakpoint
CREATE INDEX "webhook_events_provider_order_id_idx" ON "webhook_events" USING btree ("provider_order_id");--> statement-breakpoint
CREATE INDEX "reports_name_trigram_idx" ON "reports" USING gin ("name" gin_trgm_ops);
