CREATE TABLE "audit_chain_heads" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"records" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "sequence" bigint;--> statement-breakpoint
ALTER TABLE "audit_records" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_records_chain_key" ON "audit_records" USING btree ("tenant_id","sequence");--> statement-breakpoint
CREATE INDEX "audit_records_unchained_idx" ON "audit_records" USING btree ("tenant_id","id") WHERE "audit_records"."sequence" is null;--> statement-breakpoint
-- What a record's hash covers, as text. jsonb prints its keys in one order, so the same row gives the same text.
CREATE FUNCTION audit_record_hash(previous text, record audit_records, place bigint) RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
	SELECT encode(sha256(convert_to(previous || jsonb_build_array(
		record.tenant_id, place, record.user_id, record.action, record.subject_type, record.subject_id, record.details,
		(extract(epoch FROM record.created_at) * 1000000)::bigint
	)::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
-- Chains every record that has no place yet. Only the transaction that added them can see such records. Heads are locked
-- in the order of their tenants and after everything else the transaction has locked, so that no two can wait for each other.
CREATE FUNCTION audit_chain_pending() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
	tenant text;
	record audit_records;
	place bigint;
	last text;
BEGIN
	FOR tenant IN SELECT DISTINCT tenant_id FROM audit_records WHERE sequence IS NULL ORDER BY tenant_id LOOP
		INSERT INTO audit_chain_heads (tenant_id, records, hash) VALUES (tenant, 0, '') ON CONFLICT DO NOTHING;
		SELECT head.records, head.hash INTO STRICT place, last FROM audit_chain_heads head WHERE head.tenant_id = tenant FOR UPDATE;
		FOR record IN SELECT * FROM audit_records WHERE tenant_id = tenant AND sequence IS NULL ORDER BY id LOOP
			place := place + 1;
			last := audit_record_hash(last, record, place);
			UPDATE audit_records SET sequence = place, hash = last WHERE id = record.id;
		END LOOP;
		UPDATE audit_chain_heads SET records = place, hash = last WHERE tenant_id = tenant;
	END LOOP;
END $$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_chain_pending() FROM public;--> statement-breakpoint
SELECT audit_chain_pending();--> statement-breakpoint
CREATE FUNCTION audit_chain() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
	PERFORM audit_chain_pending();
	RETURN NULL;
END $$;--> statement-breakpoint
-- Everything but adding a record is refused. The chain itself writes from inside a trigger, one level deeper than any client.
CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
	IF TG_OP IN ('INSERT', 'UPDATE') AND pg_trigger_depth() > 1 THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'The audit log is only ever added to (% of % refused).', lower(TG_OP), TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_records_place BEFORE INSERT ON audit_records FOR EACH ROW WHEN (NEW.sequence IS NOT NULL OR NEW.hash IS NOT NULL) EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_records_frozen BEFORE UPDATE OR DELETE ON audit_records FOR EACH ROW EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_records_kept BEFORE TRUNCATE ON audit_records FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_chain_heads_frozen BEFORE INSERT OR UPDATE OR DELETE ON audit_chain_heads FOR EACH ROW EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_chain_heads_kept BEFORE TRUNCATE ON audit_chain_heads FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER audit_records_chain AFTER INSERT ON audit_records DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit_chain();
