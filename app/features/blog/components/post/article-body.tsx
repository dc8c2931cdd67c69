import { CodeBlock } from "../../../../ui/reading/code-block.tsx";
import { Prose } from "../../../../ui/reading/prose.tsx";
import { CardsCredit } from "../../../catalog/components/card/cards-credit.tsx";
import { CourseCard } from "../../../catalog/components/course-card.tsx";
import { InlineRequest } from "../../../requests/components/inline-request.tsx";
import type { ArticleBlock } from "../../article/article-block.ts";
import { type WidgetParts, widgetFormKey } from "../../post-page-view.ts";
import { InstalmentsWidget } from "./instalments-widget.tsx";
import { TaxWidget } from "./tax-widget.tsx";
import "./article-body.css";

type BodyProps = { blocks: readonly ArticleBlock[]; widgets: WidgetParts };

/** The text of an article with what stands between its paragraphs. */
export function ArticleBody({ blocks, widgets }: BodyProps) {
	return (
		<div className="article-body" data-parts="">
			{blocks.map((block, index) => (
				<Block block={block} key={index} widgets={widgets} />
			))}
			<CardsCredit cards={Object.values(widgets.courses)} credit={widgets.credit} />
		</div>
	);
}

function Block({ block, widgets }: { block: ArticleBlock; widgets: WidgetParts }) {
	switch (block.kind) {
		case "html":
			return <Prose html={block.html} />;
		case "code":
			return (
				<CodeBlock copy={block.text} title={block.title}>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
					<pre tabIndex={0}>
						<code dangerouslySetInnerHTML={{ __html: block.html }} />
					</pre>
				</CodeBlock>
			);
		case "tax":
			return <TaxWidget percent={widgets.taxPercent} />;
		default:
			return <SchoolWidget block={block} widgets={widgets} />;
	}
}

type SchoolWidgetProps = {
	block: Extract<ArticleBlock, { kind: "course" | "request-form" | "instalments" }>;
	widgets: WidgetParts;
};

/** A widget about a course; nothing where the course does not exist in the language. */
function SchoolWidget({ block, widgets }: SchoolWidgetProps) {
	if (block.kind === "course") {
		const card = widgets.courses[block.slug];
		return card ? <CourseCard card={card} /> : null;
	}
	if (block.kind === "instalments") {
		const course = widgets.plans[block.course];
		return course ? <InstalmentsWidget {...widgets} course={course} /> : null;
	}
	const form = widgets.forms[widgetFormKey(block)];
	return form ? (
		<div className="card stack" data-part="">
			<InlineRequest form={form} />
		</div>
	) : null;
}
