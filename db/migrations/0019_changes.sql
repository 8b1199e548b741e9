CREATE TABLE "filing_comparisons" (
	"from_document_id" uuid NOT NULL,
	"to_document_id" uuid NOT NULL,
	"from_revision" integer NOT NULL,
	"to_revision" integer NOT NULL,
	"version" integer NOT NULL,
	"took_ms" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "filing_comparisons_from_document_id_to_document_id_pk" PRIMARY KEY("from_document_id","to_document_id")
);
--> statement-breakpoint
ALTER TABLE "filing_comparisons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "include_changes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "filing_comparisons" ADD CONSTRAINT "filing_comparisons_from_document_id_documents_id_fk" FOREIGN KEY ("from_document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_comparisons" ADD CONSTRAINT "filing_comparisons_to_document_id_documents_id_fk" FOREIGN KEY ("to_document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filing_comparisons_to_idx" ON "filing_comparisons" USING btree ("to_document_id");--> statement-breakpoint
CREATE POLICY "both_filings_visible" ON "filing_comparisons" AS PERMISSIVE FOR SELECT TO public USING (exists (select 1 from "documents" where "documents"."id" = "filing_comparisons"."from_document_id") and exists (select 1 from "documents" where "documents"."id" = "filing_comparisons"."to_document_id"));