"""The build of the documentation: hooks for MkDocs, and the pictures on its pages."""
