import { expect, test } from "vitest";
import { useDemoSchool } from "../../../tests/fixtures/demo-school.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { loader } from "./blog.tsx";
import "../../../tests/fixtures/all-words.ts";

const now = new Date("2026-11-18T09:00:00Z");
const school = useDemoSchool(now);

async function visit(address: string) {
	const { list, head } = await loader(knockAtDoor({ db: school.db, now, address }) as never);
	return { total: list.total, noindex: head.noindex, rubrics: new Set(list.posts.map(({ card }) => card.rubric.slug)) };
}

test("a topic is offered to search engines once it has three posts, and never within a rubric", async () => {
	const texts = await school.db.selectFrom("postText").where("locale", "=", "ru").select("tags").execute();
	const tags = [...new Set(texts.flatMap((text) => text.tags))];
	const topics = await Promise.all(tags.map(async (tag) => ({ tag, ...(await visit(`/blog?tag=${tag}`)) })));
	expect(new Set(topics.filter(({ noindex }) => !noindex).map(({ total }) => total >= 3))).toEqual(new Set([true]));
	expect(topics.filter(({ total, noindex }) => total >= 3 && noindex)).toEqual([]);
	const [wide] = topics.filter(({ total }) => total >= 3);
	const [rubric] = wide?.rubrics ?? [];
	expect(await visit(`/blog?rubric=${rubric}`)).toMatchObject({ noindex: false });
	expect(await visit(`/blog?rubric=${rubric}&tag=${wide?.tag}`)).toMatchObject({ noindex: true });
});
