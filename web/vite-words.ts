// Compiles Fluent files to modules, so that the browser needs no parser: a text without parts is a string, any
// other text a function of its values. `?swiss` makes Swiss German.
import {
  parse,
  type CallArguments,
  type Entry,
  type Expression,
  type InlineExpression,
  type Pattern,
  type Placeable,
  type SelectExpression,
} from "@fluent/syntax";
import type { Plugin } from "vite";
import { swiss } from "./src/i18n/swiss.ts";

const FILE = /\.ftl(\?swiss)?$/;
/** Terms that every file of a language may use. */
const TERMS = "terms.ftl";

export function words(): Plugin {
  return {
    name: "tichu-words",
    enforce: "pre",
    async load(id) {
      if (!FILE.test(id)) return null;
      const path = id.replace(/\?.*$/, "");
      const terms = path.replace(/[^/]+$/, TERMS);
      const read = async (file: string): Promise<string> => {
        const text = await this.fs.readFile(file, { encoding: "utf8" });
        return id.endsWith("?swiss") ? swiss(text) : text;
      };
      const shared = await read(terms).catch(() => ""); // a language may do without terms
      return { code: compile(await read(path), shared, path), map: null };
    },
  };
}

/** The module of a file: `export default (f) => messages`, where `f` formats values (src/i18n/format.ts). */
export function compile(source: string, terms: string, name: string): string {
  const entries = parse(`${terms}\n${source}`, { withSpans: false }).body;
  const file = new File(entries, name);
  const lines = file.messages().map(([id, code]) => `${JSON.stringify(id)}: ${code}`);
  return `export default (f) => { const m = {\n${lines.join(",\n")}\n}; return m; };\n`;
}

/** A text of a file that takes no values. */
export function plainText(source: string, terms: string, name: string, id: string): string {
  const code = new File(parse(`${terms}\n${source}`, { withSpans: false }).body, name).plain(id);
  return code.slice(1, -1).replace(/\\([`\\]|\$\{)/g, "$1");
}

/** What names stand for inside a term: only values written in the file itself. */
type Known = Record<string, string | number>;

class File {
  private readonly patterns = new Map<string, Pattern>();
  private readonly terms = new Map<string, Pattern>();

  constructor(
    entries: Entry[],
    private readonly name: string,
  ) {
    for (const entry of entries) {
      if (entry.type === "Junk") throw new Error(`${name}: cannot be read: ${entry.content.trim()}`);
      if (entry.type === "Message") {
        if (!entry.value || entry.attributes.length)
          throw new Error(`${name}: ${entry.id.name} needs a text, and attributes are not used here`);
        if (this.patterns.has(entry.id.name)) throw new Error(`${name}: ${entry.id.name} is there twice`);
        this.patterns.set(entry.id.name, entry.value);
      } else if (entry.type === "Term") this.terms.set(entry.id.name, entry.value);
    }
  }

  messages(): [id: string, code: string][] {
    return [...this.patterns].map(([id, pattern]) => {
      const code = this.pattern(pattern, null);
      return [id, this.isPlain(id) ? code : `(v) => ${code}`];
    });
  }

  /** The template of a message that is the same for all values. */
  plain(id: string): string {
    if (!this.patterns.has(id) || !this.isPlain(id))
      throw new Error(`${this.name}: ${id} is not a plain text`);
    return this.pattern(this.patterns.get(id)!, null);
  }

  /** Whether a message is the same for all values. */
  private isPlain(id: string): boolean {
    return !this.pattern(this.patterns.get(id)!, null).includes("${");
  }

  private pattern(pattern: Pattern, known: Known | null): string {
    const parts = pattern.elements.map((element) =>
      element.type === "TextElement" ? quoted(element.value) : this.placeable(element, known),
    );
    return `\`${parts.join("")}\``;
  }

  /** A part in braces, as the inside of a template. */
  private placeable({ expression }: Placeable, known: Known | null): string {
    const code = this.expression(expression, known);
    return code.startsWith("`") && !code.includes("${") ? code.slice(1, -1) : `\${${code}}`;
  }

  private expression(expression: Expression, known: Known | null): string {
    switch (expression.type) {
      case "SelectExpression":
        return this.select(expression, known);
      case "StringLiteral":
        return `\`${quoted(expression.parse().value)}\``;
      case "Placeable":
        return this.expression(expression.expression, known);
      case "MessageReference":
        return this.message(expression.id.name);
      case "TermReference":
        return this.term(expression.id.name, expression.arguments);
      default:
        return `f.text(${this.value(expression, known)})`;
    }
  }

  /** A value before it is formatted. */
  private value(expression: InlineExpression, known: Known | null): string {
    switch (expression.type) {
      case "NumberLiteral":
        return String(expression.parse().value);
      case "StringLiteral":
        return JSON.stringify(expression.parse().value);
      case "VariableReference": {
        const name = expression.id.name;
        return known ? JSON.stringify(known[name] ?? "") : `v.${name}`;
      }
      case "FunctionReference": {
        if (expression.id.name !== "NUMBER")
          throw new Error(`${this.name}: no function ${expression.id.name}`);
        const value = this.value(expression.arguments.positional[0]!, known);
        return `f.number(${value}, ${JSON.stringify(literals(expression.arguments))})`;
      }
      default:
        throw new Error(`${this.name}: ${expression.type} cannot be a value`);
    }
  }

  private select({ selector, variants }: SelectExpression, known: Known | null): string {
    const keys = variants.map(({ key }) => (key.type === "NumberLiteral" ? key.parse().value : key.name));
    if (known && selector.type === "VariableReference") {
      // Inside a term the choice is known while compiling.
      const at = keys.indexOf(known[selector.id.name] ?? "");
      return this.pattern((at < 0 ? variants.find((one) => one.default)! : variants[at]!).value, known);
    }
    const choices = variants.flatMap((variant, at) =>
      variant.default ? [] : [`[${JSON.stringify(keys[at])}, ${this.pattern(variant.value, known)}]`],
    );
    const usual = variants.findIndex((one) => one.default);
    const otherwise = this.pattern(variants[usual]!.value, known);
    return `f.pick(${this.value(selector, known)}, [${choices.join(", ")}], ${otherwise})`;
  }

  private message(id: string): string {
    if (!this.patterns.has(id)) throw new Error(`${this.name}: there is no message ${id}`);
    return this.isPlain(id) ? this.pattern(this.patterns.get(id)!, null) : `m[${JSON.stringify(id)}](v)`;
  }

  private term(id: string, given: CallArguments | null): string {
    const pattern = this.terms.get(id);
    if (!pattern) throw new Error(`${this.name}: there is no term -${id}`);
    return this.pattern(pattern, given ? literals(given) : {});
  }
}

/** The named arguments of a call, which Fluent wants to be literals. */
function literals(given: CallArguments): Known {
  return Object.fromEntries(given.named.map(({ name, value }) => [name.name, value.parse().value]));
}

/** Text inside a template. */
function quoted(text: string): string {
  return text.replace(/[`\\]|\$\{/g, "\\$&");
}
