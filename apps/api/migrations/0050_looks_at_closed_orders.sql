ALTER TABLE "orders" ADD COLUMN "looked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_unheard_checked_at_idx" ON "orders" USING btree ("checked_at") WHERE unheard_since is not null;--> statement-breakpoint
-- Of an order that was closed it said nothing until now.
UPDATE "orders" SET "unheard_since" = NULL WHERE "unheard_since" IS NOT NULL AND "status" IN ('FAILED', 'CANCELLED', 'EXPIRED');
