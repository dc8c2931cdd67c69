-- A word that most posts have was looked for by reading the indexed words of every post, which lie outside of its row: the planner knew how
-- common the word is, not what that reading costs. Without figures about the column it asks the index.
alter table post_text alter column search type tsvector, alter column search set statistics 0;
