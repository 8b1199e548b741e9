ALTER TABLE "rate_gates" ADD COLUMN "passed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER POLICY "both_filings_visible" ON "filing_comparisons" TO public USING (exists (select 1 from "documents"
        where "documents"."id" = "filing_comparisons"."from_document_id")
        and exists (select 1 from "documents"
        where "documents"."id" = "filing_comparisons"."to_document_id"));