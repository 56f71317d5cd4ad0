import fs from 'node:fs';
import path from 'node:path';

import GithubSlugger from 'github-slugger';
import matter from 'gray-matter';
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

import type { SearchablePage, SearchableSection } from '@/lib/search/types';

export function pageOf(
  route: string,
  source: string,
  mdx = true,
): SearchablePage {
  const { data, content } = matter(source);
  const parser = unified().use(remarkParse).use(remarkGfm);
  const root = (
    mdx ? parser.use(remarkMdx).use(remarkDirective) : parser
  ).parse(content) as Root;
  const slugger = new GithubSlugger();
  const sections: SearchableSection[] = [
    { id: '', heading: '', level: 1, text: '', code: '' },
  ];
  const walk = (nodes: RootContent[]): void => {
    for (const node of nodes) {
      const section = sections.at(-1)!;
      if (node.type === 'heading') {
        const heading = toString(node);
        sections.push({
          id: slugger.slug(heading),
          heading,
          level: node.depth,
          text: '',
          code: '',
        });
      } else if (node.type === 'code') section.code += `${node.value}\n`;
      else if (['paragraph', 'tableCell'].includes(node.type)) {
        section.text += `${toString(node)}\n`;
      } else if ('children' in node) {
        const titled = (
          node as { attributes?: { name?: string; value?: unknown }[] }
        ).attributes;
        for (const attribute of Array.isArray(titled) ? titled : []) {
          if (
            ['summary', 'label', 'title'].includes(attribute.name ?? '') &&
            typeof attribute.value === 'string'
          )
            section.text += `${attribute.value}\n`;
        }
        walk(node.children as RootContent[]);
      }
    }
  };
  walk(root.children);
  void visit;
  return {
    route,
    title: String(data['title'] ?? ''),
    ...(data['sidebarLabel'] ? { navLabel: String(data['sidebarLabel']) } : {}),
    description: String(data['description'] ?? ''),
    keywords: ((data['keywords'] as unknown[] | undefined) ?? []).map(String),
    breadcrumbs: [],
    sections,
  };
}

export function readPages(): SearchablePage[] {
  const files = fs.readdirSync('content', {
    recursive: true,
    encoding: 'utf8',
  });
  return files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const route = `/${file
        .replace(/\.mdx$/, '')
        .replace(/\/index$/, '')
        .replace(/^blog\/(\d+)-(\d+)-(\d+)-/, 'blog/$1/$2/$3/')}`;
      return pageOf(route, fs.readFileSync(path.join('content', file), 'utf8'));
    });
}
