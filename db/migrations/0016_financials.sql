CREATE TABLE "financial_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"concept" text NOT NULL,
	"statement" text NOT NULL,
	"period_start" date,
	"period_end" date NOT NULL,
	"value" double precision,
	"text_value" text,
	"unit" text,
	"decimals" smallint,
	"dimensions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source" text NOT NULL,
	"check_result" text NOT NULL,
	"page" integer,
	"quote" text DEFAULT '' NOT NULL,
	"boxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"other_pages" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "financial_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial_facts" ADD CONSTRAINT "financial_facts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "financial_facts_document_concept_idx" ON "financial_facts" USING btree ("document_id","concept");--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "financial_facts" AS PERMISSIVE FOR SELECT TO public USING (exists (select 1 from "documents" where "documents"."id" = "financial_facts"."document_id"));