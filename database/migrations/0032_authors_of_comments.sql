-- Whose reply it is, when the school answers in the name of an author: authors are renamed, and two may have one name.
alter table comment add column author_id uuid references author on delete set null;
create index comment_author on comment (author_id) where author_id is not null;
update comment set author_id = named.id
from (
	select locale, author.text -> locale ->> 'name' as name, (array_agg(author.id))[1] as id
	from author, unnest(array['ru', 'en']) as locale
	group by 1, 2 having count(*) = 1
) named
where comment.is_staff and comment.locale = named.locale and comment.name = named.name;
