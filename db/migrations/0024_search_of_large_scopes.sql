CREATE INDEX "chunks_terms_idx" ON "chunks" USING gin (to_tsvector('simple', "terms"));--> statement-breakpoint
CREATE INDEX "chunks_embedding_idx" ON "chunks" USING hnsw ("embedding" vector_cosine_ops);--> statement-breakpoint
-- The documents whose chunks hold the rarest of the asked stems, best first. Row-level security keeps `@@` from using
-- the index, so the function reads with its owner's rights and checks the tenant itself; without one the owner asks.
CREATE FUNCTION "documents_near_words"("ids" uuid[], "asked" jsonb, "total" float8, "most_chunks" int)
RETURNS TABLE ("document_id" uuid) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH tenant AS (
    SELECT coalesce(current_setting('plumbline.tenant_id', true), '') AS id
  ), visible AS (
    SELECT array_agg(documents.id) AS ids FROM documents, tenant
    WHERE documents.id = ANY(documents_near_words.ids)
      AND (documents.tenant_id IS NULL OR documents.tenant_id = tenant.id OR tenant.id = '')
  ), hits AS MATERIALIZED (
    SELECT term.term, term.weight, hit.id, hit.document_id
    FROM visible, jsonb_to_recordset(documents_near_words.asked) AS term (term text, weight float8)
    CROSS JOIN LATERAL (
      SELECT chunks.id, chunks.document_id FROM chunks
      WHERE chunks.document_id = ANY(visible.ids)
        AND to_tsvector('simple', chunks.terms) @@ plainto_tsquery('simple', term.term)
      LIMIT documents_near_words.most_chunks + 1
    ) AS hit
  ), rarity AS (
    SELECT hits.term, max(hits.weight) * ln(
      1 + (documents_near_words.total - count(*) + 0.5) / (count(*) + 0.5)
    ) AS score
    FROM hits GROUP BY hits.term HAVING count(*) <= documents_near_words.most_chunks
  ), scored AS (
    SELECT hits.document_id, sum(rarity.score) AS score
    FROM hits JOIN rarity ON rarity.term = hits.term GROUP BY hits.id, hits.document_id
  )
  SELECT scored.document_id FROM scored GROUP BY scored.document_id ORDER BY max(scored.score) DESC, scored.document_id
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "documents_near_words" FROM PUBLIC;
