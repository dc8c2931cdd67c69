/** The look of the stand-ins' page: the school's colours, nothing loaded from anywhere. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --bg: light-dark(#fdfaf4, #0c0a22); --surface: light-dark(#fff, #141330);
	--sunken: light-dark(#f8f3e9, #1c1c3d); --text: light-dark(#141330, #f8f5f1); --muted: light-dark(#4f5476, #b1b5c7);
	--line: light-dark(#14133022, #ffffff26); --link: light-dark(#2c55e2, #a2bcff); --odd: light-dark(#b31c1e, #ffb4ab); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 1rem/1.5 Onest, system-ui, sans-serif; }
header { max-width: 90rem; margin: auto; padding: 2rem clamp(1rem, 4vw, 3rem) 1rem; }
h1 { margin: 0; font-size: clamp(1.75rem, 4vw, 2.75rem); line-height: 1.1; letter-spacing: -0.02em; }
header p { max-width: 44rem; margin: 0.75rem 0 0; }
.language { float: right; padding: 0.5rem; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1.5rem; align-items: start;
	max-width: 90rem; margin: auto; padding: 1rem clamp(1rem, 4vw, 3rem) 4rem; }
section { display: grid; gap: 1rem; min-width: 0; }
h2 { margin: 0; font-size: 1.5rem; }
h2 small { padding: 0.1em 0.6em; border-radius: 99px; background: var(--sunken); font-size: 0.9rem; font-weight: 550; }
h3 { margin: 0 0 0.5rem; font-size: 1.05rem; line-height: 1.3; }
article, form { min-width: 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: 1.25rem; background: var(--surface);
	overflow-wrap: anywhere; }
article p { margin: 0 0 0.5rem; }
article p:last-child { margin: 0; }
.refused { background: transparent; border-style: dashed; }
.refused .small, form[data-mode="odd"] .now { color: var(--odd); }
form { background: var(--sunken); border: 0; }
form p { margin: 0 0 0.5rem; }
.modes { display: flex; flex-wrap: wrap; gap: 0.4rem; }
label { display: inline-flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; }
input[type="checkbox"] { width: 1.25rem; height: 1.25rem; }
button { min-height: 2.75rem; padding: 0.4rem 0.9rem; border: 1px solid var(--line); border-radius: 99px; background: var(--surface);
	color: inherit; font: inherit; font-size: 0.9rem; cursor: pointer; }
button[aria-current] { border: 2px solid currentColor; font-weight: 650; }
.text { white-space: pre-wrap; }
.small, .empty, dt { color: var(--muted); font-size: 0.9rem; }
.empty { margin: 0; padding: 1.25rem; border: 1px dashed var(--line); border-radius: 1.25rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0.5rem 0 0; }
dd { margin: 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 6px; }
`;
