CREATE TABLE "job_runs" (
	"run_id" text PRIMARY KEY NOT NULL,
	"alive_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"reported_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "job_runs" ENABLE ROW LEVEL SECURITY;