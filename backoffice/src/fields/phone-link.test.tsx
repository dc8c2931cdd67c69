import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PhoneLink } from "./phone-link.tsx";

test("a phone is printed as people read it out and dialled as it is kept; none takes no place", () => {
	const html = renderToString(<PhoneLink phone="+79162041830" />);
	expect(html).toContain('href="tel:+79162041830"');
	expect(html).toContain("+7 916 204-18-30");
	expect(renderToString(<PhoneLink phone={null} />)).toBe("");
});
