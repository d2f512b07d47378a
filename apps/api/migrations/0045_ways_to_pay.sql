ALTER TABLE "invoices" ADD COLUMN "prices" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "capture_id" text;--> statement-breakpoint
CREATE INDEX "orders_closed_updated_at_idx" ON "orders" USING btree ("updated_at") WHERE status in ('CANCELLED', 'EXPIRED');--> statement-breakpoint
CREATE INDEX "orders_provider_created_at_id_idx" ON "orders" USING btree ("provider","created_at","id");
