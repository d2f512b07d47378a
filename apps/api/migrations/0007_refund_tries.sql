ALTER TYPE "public"."notification_kind" ADD VALUE 'payment.failed' BEFORE 'security.password';--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "issue" text;--> statement-breakpoint
CREATE INDEX "orders_failed_updated_at_idx" ON "orders" USING btree ("updated_at") WHERE status = 'FAILED';