-- How many reports and orders there are, kept by the transactions that change it: each adds to the row of its connection.
CREATE FUNCTION "add_to_list_count"(of_kind text, change bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "list_counts" AS kept ("kind", "slot", "total") VALUES (of_kind, pg_backend_pid() % 32, change)
  ON CONFLICT ("kind", "slot") DO UPDATE SET "total" = kept."total" + excluded."total";
$$;
--> statement-breakpoint
CREATE FUNCTION "count_reports"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_to_list_count"(kind, CASE TG_OP WHEN 'INSERT' THEN total ELSE -total END)
  FROM (SELECT 'reports.' || CASE WHEN group_id IS NULL THEN 'ASTROUSER' ELSE 'GROUP' END AS kind, count(*) AS total
    FROM changed GROUP BY 1) AS kinds;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "recount_report"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_to_list_count"('reports.ASTROUSER', CASE WHEN NEW.group_id IS NULL THEN 1 ELSE -1 END);
  PERFORM "add_to_list_count"('reports.GROUP', CASE WHEN NEW.group_id IS NULL THEN -1 ELSE 1 END);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "count_orders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_to_list_count"('orders', CASE TG_OP WHEN 'INSERT' THEN total ELSE -total END)
  FROM (SELECT count(*) AS total FROM changed) AS counted WHERE total > 0;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION "empty_list_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "list_counts" WHERE split_part("kind", '.', 1) = TG_TABLE_NAME;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "reports_counted_in" AFTER INSERT ON "reports" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_reports"();
--> statement-breakpoint
CREATE TRIGGER "reports_counted_out" AFTER DELETE ON "reports" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_reports"();
--> statement-breakpoint
CREATE TRIGGER "reports_recounted" AFTER UPDATE OF "group_id" ON "reports"
  FOR EACH ROW WHEN ((OLD.group_id IS NULL) <> (NEW.group_id IS NULL)) EXECUTE FUNCTION "recount_report"();
--> statement-breakpoint
CREATE TRIGGER "reports_emptied" AFTER TRUNCATE ON "reports" FOR EACH STATEMENT EXECUTE FUNCTION "empty_list_counts"();
--> statement-breakpoint
CREATE TRIGGER "orders_counted_in" AFTER INSERT ON "orders" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_orders"();
--> statement-breakpoint
CREATE TRIGGER "orders_counted_out" AFTER DELETE ON "orders" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "count_orders"();
--> statement-breakpoint
CREATE TRIGGER "orders_emptied" AFTER TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "empty_list_counts"();
--> statement-breakpoint
SELECT "add_to_list_count"('reports.ASTROUSER', count(*) FILTER (WHERE group_id IS NULL)),
  "add_to_list_count"('reports.GROUP', count(*) FILTER (WHERE group_id IS NOT NULL)) FROM "reports";
--> statement-breakpoint
SELECT "add_to_list_count"('orders', count(*)) FROM "orders";
