import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from "react";
import "./tabs.css";

type Tab = { id: string; label: ReactNode; content: ReactNode };

type TabsProps = {
	/** What the tabs are about. */
	label: string;
	tabs: readonly Tab[];
	/** Id of the one shown at first. */
	first?: string;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Panels in one place. With script off each tab is a link to its panel, and all panels are shown. */
export function Tabs({ label, tabs, first }: TabsProps) {
	const base = useId();
	const [shown, setShown] = useState(first ?? tabs[0]?.id);
	function press(event: MouseEvent, id: string) {
		event.preventDefault();
		setShown(id);
	}
	function walk(event: KeyboardEvent) {
		const step = STEPS[event.key];
		const next = step && tabs.at((tabs.findIndex((tab) => tab.id === shown) + step) % tabs.length);
		if (!next) return;
		event.preventDefault();
		setShown(next.id);
		document.getElementById(`${base}${next.id}-tab`)?.focus();
	}
	return (
		<div className="tab-set">
			<div aria-label={label} className="tabs" onKeyDown={walk} role="tablist">
				{tabs.map(({ id, label: name }) => (
					<a
						aria-controls={`${base}${id}`}
						aria-selected={id === shown}
						href={`#${base}${id}`}
						id={`${base}${id}-tab`}
						key={id}
						onClick={(event) => press(event, id)}
						role="tab"
						tabIndex={id === shown ? 0 : -1}
					>
						{name}
					</a>
				))}
			</div>
			{tabs.map(({ id, content }) => (
				<div
					aria-labelledby={`${base}${id}-tab`}
					className="tab-panel"
					hidden={id !== shown}
					id={`${base}${id}`}
					key={id}
					role="tabpanel"
				>
					{content}
				</div>
			))}
		</div>
	);
}
