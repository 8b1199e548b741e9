CREATE TABLE "drawn_runs" (
	"document_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"page" integer NOT NULL,
	"char_start" integer NOT NULL,
	"missing" jsonb NOT NULL,
	"is_blank" boolean NOT NULL,
	"extra" text,
	"failure" text,
	CONSTRAINT "drawn_runs_document_id_revision_page_char_start_pk" PRIMARY KEY("document_id","revision","page","char_start")
);
--> statement-breakpoint
ALTER TABLE "drawn_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "drawn_runs" ADD CONSTRAINT "drawn_runs_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "rows_of_parent" ON "drawn_runs" AS PERMISSIVE FOR SELECT TO public USING (exists (select 1 from "documents" where "documents"."id" = "drawn_runs"."document_id"));