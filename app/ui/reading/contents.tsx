import { Icon } from "../icon/icon.tsx";
import "./contents.css";

type ContentsProps = {
	label: string;
	/** The headings of the text; those of the second level are its sections. */
	headings: readonly { readonly id: string; readonly depth: number; readonly title: string }[];
	/** The id of the section that is currently being read. */
	current?: string | undefined;
	/** The class that positions them on their page. */
	className: string;
};

/** Links to the sections of a long text, to be folded where there is no room beside it; nothing where there is one section. */
export function Contents({ label, headings, current, className }: ContentsProps) {
	const sections = headings.filter(({ depth }) => depth === 2);
	if (sections.length < 2) return null;
	return (
		<nav aria-label={label} className={`contents ${className}`}>
			<details>
				<summary>
					{label}
					<Icon name="chevron-down" />
				</summary>
				<ol>
					{sections.map(({ id, title }) => (
						<li key={id}>
							<a aria-current={id === current ? "location" : undefined} href={`#${id}`}>
								{title}
							</a>
						</li>
					))}
				</ol>
			</details>
		</nav>
	);
}
