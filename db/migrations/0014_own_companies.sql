DROP INDEX "companies_cik_idx";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "tenant_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_tenant_cik_idx" ON "companies" USING btree ("tenant_id","cik") WHERE "companies"."tenant_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_cik_idx" ON "companies" USING btree ("cik") WHERE "companies"."tenant_id" is null;--> statement-breakpoint
DROP POLICY "everybody_reads" ON "companies" CASCADE;--> statement-breakpoint
DROP POLICY "requests_add_typed" ON "companies" CASCADE;--> statement-breakpoint
CREATE POLICY "reads_catalogue_and_own" ON "companies" AS PERMISSIVE FOR SELECT TO public USING ("companies"."tenant_id" is null or "companies"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
CREATE POLICY "requests_add_own" ON "companies" AS PERMISSIVE FOR INSERT TO public WITH CHECK ("companies"."source" = 'user' and "companies"."tenant_id" = (select current_setting('plumbline.tenant_id', true)));--> statement-breakpoint
-- Companies that were typed by hand: those of one tenant are its own; of those that several share, the names that the
-- first of them gave leave the shared row. Every tenant's own words for them stand on its list.
UPDATE "companies" SET "tenant_id" = held."tenant_id"
FROM (SELECT "company_id", min("tenant_id") AS "tenant_id" FROM "tenant_companies" GROUP BY "company_id" HAVING count(*) = 1) AS held
WHERE "companies"."source" = 'user' AND held."company_id" = "companies"."id";--> statement-breakpoint
UPDATE "companies" SET "name" = 'CIK ' || "cik", "ticker" = '' WHERE "source" = 'user' AND "tenant_id" IS NULL;
