CREATE TABLE "document_structures" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_structures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_structures" ADD CONSTRAINT "document_structures_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "document_structures" AS PERMISSIVE FOR SELECT TO public USING (exists (select 1 from "documents" where "documents"."id" = "document_structures"."document_id"));