"""What builds the documentation: hooks for MkDocs, and the pictures on its pages."""
