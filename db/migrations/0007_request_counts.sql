CREATE TABLE "request_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"minute" bigint NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "request_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "request_counts" SET UNLOGGED;
