import { Button, Head, Heading, Html, Link, Preview, Text } from "@react-email/components";
import type { LetterContent, LetterPart } from "./letter.ts";
import { letterLines } from "./letter-lines.tsx";
import { DARK_LOOK, LOOK } from "./letter-look.ts";

/** A letter drawn as one column without tables: it narrows by itself and can be read with styles off. */
export function LetterFrame({ content }: { content: LetterContent }) {
	const { locale, subject, preview, heading, parts, school, siteUrl } = content;
	return (
		<Html lang={locale}>
			<Head>
				<title>{subject}</title>
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<style>{DARK_LOOK}</style>
			</Head>
			<body className="page" style={LOOK.body}>
				<Preview>{preview}</Preview>
				<div className="card" style={LOOK.card}>
					<Text className="muted" style={LOOK.school}>
						{school.name}
					</Text>
					<Heading as="h1" className="text" style={LOOK.heading}>
						{heading}
					</Heading>
					{parts.map((part) => (
						<Part key={partKey(part)} part={part} />
					))}
				</div>
				<div style={LOOK.footer}>
					<Text className="muted" style={LOOK.small}>
						{school.name}
						<br />
						<A href={`tel:${school.number}`}>{school.phone}</A>
						<br />
						<A href={`mailto:${school.email}`}>{school.email}</A>
						<br />
						<A href={siteUrl}>{siteUrl}</A>
					</Text>
				</div>
			</body>
		</Html>
	);
}

function Part({ part }: { part: LetterPart }) {
	if (part.kind === "button") {
		return (
			<Button href={part.href} style={LOOK.button}>
				{part.label}
			</Button>
		);
	}
	if (part.kind === "facts") {
		return (
			<div className="facts" style={LOOK.facts}>
				{part.facts.map(({ label, value }) => (
					<Text key={label} className="text" style={LOOK.fact}>
						<span className="muted" style={LOOK.label}>
							{label}:
						</span>{" "}
						{value}
					</Text>
				))}
			</div>
		);
	}
	return (
		<Text className={part.kind === "small" ? "muted" : "text"} style={LOOK[part.kind]}>
			{letterLines(part.text, (href) => (
				<A href={href}>{href}</A>
			))}
		</Text>
	);
}

function A({ href, children }: { href: string; children: string }) {
	return (
		<Link className="link" href={href} style={LOOK.link}>
			{children}
		</Link>
	);
}

function partKey(part: LetterPart): string {
	if (part.kind === "facts") return part.kind;
	return part.kind === "button" ? part.href : part.text;
}
