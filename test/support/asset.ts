/** Stands in for a drawing or a style sheet. */
export default 'asset';
