ALTER TABLE "reports" ADD COLUMN "payment_underway" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "payment_id" text;--> statement-breakpoint
UPDATE "reports" SET "payment_underway" = "state"."underway", "payment_id" = "state"."settled" FROM (
	SELECT "invoices"."report_id",
		bool_or("orders"."status" IN ('CAPTURING', 'PENDING') OR ("orders"."status" = 'CREATED' AND "orders"."unheard_since" IS NOT NULL)) AS "underway",
		(array_agg("orders"."id" ORDER BY "orders"."status" = 'CAPTURED' DESC, "orders"."created_at" DESC) FILTER (WHERE "orders"."status" IN ('CAPTURED', 'REFUNDED')))[1] AS "settled"
	FROM "invoices" JOIN "orders" ON "orders"."invoice_id" = "invoices"."id"
	WHERE "invoices"."report_id" IS NOT NULL
	GROUP BY "invoices"."report_id"
) "state" WHERE "state"."report_id" = "reports"."id" AND ("state"."underway" OR "state"."settled" IS NOT NULL);
